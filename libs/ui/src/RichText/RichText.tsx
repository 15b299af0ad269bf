import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import styles from './RichText.module.css';

/** Words inside a line. */
export type RichTextInlineNode =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'break' }
  | { readonly type: 'emphasis' | 'strong'; readonly children: readonly RichTextInlineNode[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly RichTextInlineNode[] };

/** A block of text. Structurally what `@marehalm/cms-client` parses CommonMark to; no HTML, no unsafe address. */
export type RichTextNode =
  | { readonly type: 'paragraph'; readonly children: readonly RichTextInlineNode[] }
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly children: readonly RichTextInlineNode[] }
  | {
      readonly type: 'list';
      readonly ordered: boolean;
      readonly start: number;
      readonly items: readonly (readonly RichTextNode[])[];
    }
  | { readonly type: 'quote'; readonly children: readonly RichTextNode[] };

export interface RichTextProps {
  nodes: readonly RichTextNode[];
  /** `article` begins with larger words; `plain` is for answers, terms and descriptions. */
  look?: 'plain' | 'article';
}

function renderInline(nodes: readonly RichTextInlineNode[]): ReactNode {
  const [only] = nodes;
  if (nodes.length === 1 && only?.type === 'text') return only.value;
  return nodes.map((node, index) => {
    switch (node.type) {
      case 'text':
        return <span key={index}>{node.value}</span>;
      case 'break':
        return <br key={index} />;
      case 'emphasis':
        return <em key={index}>{renderInline(node.children)}</em>;
      case 'strong':
        return <strong key={index}>{renderInline(node.children)}</strong>;
      case 'link':
        return (
          <Link key={index} href={node.href}>
            {renderInline(node.children)}
          </Link>
        );
    }
  });
}

function renderBlocks(nodes: readonly RichTextNode[]): ReactNode {
  return nodes.map((node, index) => {
    switch (node.type) {
      case 'paragraph':
        return <p key={index}>{renderInline(node.children)}</p>;
      case 'heading': {
        const Element = `h${node.level}` as const;
        return <Element key={index}>{renderInline(node.children)}</Element>;
      }
      case 'list':
        return node.ordered ? (
          <ol key={index} start={node.start}>
            {node.items.map((item, at) => (
              <li key={at}>{renderBlocks(item)}</li>
            ))}
          </ol>
        ) : (
          <ul key={index}>
            {node.items.map((item, at) => (
              <li key={at}>{renderBlocks(item)}</li>
            ))}
          </ul>
        );
      case 'quote':
        return <blockquote key={index}>{renderBlocks(node.children)}</blockquote>;
    }
  });
}

/** Text from the content system, at reading measure. */
export function RichText({ nodes, look = 'plain' }: RichTextProps) {
  return (
    <div className={styles.text} data-look={look}>
      {renderBlocks(nodes)}
    </div>
  );
}

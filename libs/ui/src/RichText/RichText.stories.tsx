import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowViewport } from '../testing/viewports.ts';
import type { RichTextNode } from './RichText.tsx';
import { RichText } from './RichText.tsx';

const meta = {
  title: 'Content/RichText',
  component: RichText,
  parameters: {
    docs: {
      description: {
        component: `Text from the content system at reading measure.

- **Do** use \`look="article"\` for articles only.
- **Do** keep paragraphs to five lines.
- **Don't** expect HTML: unknown things are left out.
- **Don't** set headings by making a line bold.`,
      },
    },
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = (value: string) => ({ type: 'text', value }) as const;

const article: RichTextNode[] = [
  {
    type: 'paragraph',
    children: [
      text(
        'Marehalm gror, hvor næsten intet andet vil: i løst sand, i salt og i en vind, der sjældent hviler.',
      ),
    ],
  },
  {
    type: 'paragraph',
    children: [
      text('Græssets rødder når flere meter ned og binder klitten. Vi bruger et '),
      { type: 'link', href: '#glossary', children: [text('glycerinudtræk')] },
      text(' af stråene i vores fugtpleje, '),
      { type: 'emphasis', children: [text('aldrig')] },
      text(' rødderne, for dem har kysten brug for.'),
    ],
  },
  {
    type: 'quote',
    children: [{ type: 'paragraph', children: [text('Det, der holder på sandet, holder også på vandet.')] }],
  },
  { type: 'heading', level: 2, children: [text('Sådan høster vi')] },
  {
    type: 'list',
    ordered: true,
    start: 1,
    items: [
      [{ type: 'paragraph', children: [text('I august, når stråene er gyldne.')] }],
      [{ type: 'paragraph', children: [text('Med segl, så planten bliver stående.')] }],
    ],
  },
  { type: 'heading', level: 3, children: [text('Det bruger vi det til')] },
  {
    type: 'list',
    ordered: false,
    start: 1,
    items: [
      [{ type: 'paragraph', children: [text('Læ Serum, 30 ml')] }],
      [
        {
          type: 'paragraph',
          children: [{ type: 'strong', children: [text('Vindværn Dagcreme')] }, text(', 50 ml')],
        },
      ],
    ],
  },
];

const formToCopy: RichTextNode[] = [
  { type: 'paragraph', children: [text('Du kan også bruge denne tekst i en mail eller et brev:')] },
  {
    type: 'quote',
    children: [
      {
        type: 'paragraph',
        children: [
          text(
            'Jeg meddeler herved, at jeg ønsker at gøre fortrydelsesretten gældende for mit køb af følgende varer: …',
          ),
        ],
      },
      { type: 'paragraph', children: [text('Navn og adresse: …')] },
      { type: 'paragraph', children: [text('Dato og på papir underskrift: …')] },
    ],
  },
];

export const Article: Story = { args: { nodes: article, look: 'article' } };
export const Plain: Story = { args: { nodes: article } };
export const Narrow: Story = { ...Article, globals: narrowViewport };
/** Several quoted paragraphs are text to read or to copy, not a saying. */
export const QuotedText: Story = { args: { nodes: formToCopy } };
export const Nothing: Story = { args: { nodes: [] } };
export const AllVariants: Story = { ...Article };

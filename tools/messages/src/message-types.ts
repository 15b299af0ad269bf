import type { Messages } from './messages.ts';
import { type ArgumentType, parseMessage } from './parse-message.ts';

/**
 * The text of a declaration file: `MessageArguments` names every plain message and what it takes (`undefined` for one
 * without arguments), `MessageKey` is any of them; `RichMessageArguments` and `RichMessageKey` are the same of the
 * messages with tags.
 *
 * @throws MessageError for the first message that cannot be compiled.
 */
export function messageTypes(messages: Messages): string {
  const plain: string[] = [];
  const rich: string[] = [];
  for (const [key, text] of Object.entries(messages)) {
    const { arguments: names, isRich } = parseMessage(key, text);
    const members = [...names].map(([name, type]) => `    readonly ${quoted(name)}: ${typeText(type)};\n`);
    const takes = members.length === 0 ? 'undefined' : `{\n${members.join('')}  }`;
    (isRich ? rich : plain).push(`  ${quoted(key)}: ${takes};\n`);
  }
  return [
    '// Written by tools/messages from the English messages. Do not edit.\n\n',
    '/** What each message takes; `undefined` where it takes nothing. */\n',
    `export interface MessageArguments ${block(plain)}\n\n`,
    'export type MessageKey = keyof MessageArguments;\n\n',
    '/** What each message with tags takes. A tag is given as what draws its content. */\n',
    `export interface RichMessageArguments<Node> ${block(rich)}\n\n`,
    'export type RichMessageKey = keyof RichMessageArguments<unknown>;\n',
  ].join('');
}

function block(entries: readonly string[]): string {
  return entries.length === 0 ? '{}' : `{\n${entries.join('')}}`;
}

function typeText(type: ArgumentType): string {
  return type === 'tag' ? '(content: Node[]) => Node' : type;
}

function quoted(name: string): string {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : `'${name}'`;
}

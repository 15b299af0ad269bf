export { MessageError, type Messages, readMessages } from './messages.ts';
export { type ArgumentType } from './parse-message.ts';
export { compileMessages } from './compile-messages.ts';
export { compileRichMessages, type MessageSelection, selectMessages } from './rich-messages.ts';
export { messageTypes } from './message-types.ts';
export {
  checkMessages,
  describeProblem,
  type MessageProblem,
  type MessagesToCheck,
} from './check-messages.ts';
export type { SourceFile } from './message-uses.ts';

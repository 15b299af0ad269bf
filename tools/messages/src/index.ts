export {
  compileMessages,
  formatMessageTypes,
  type MessageOptions,
  createMessagesPlugin,
} from './compile-messages.ts';

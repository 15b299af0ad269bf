export {
  compileMessages,
  declareArguments,
  type MessageOptions,
  messagesPlugin,
} from './compile-messages.ts';

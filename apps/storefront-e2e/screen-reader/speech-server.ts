import { createServer, type Socket } from 'node:net';

/** About 500 words a minute, as experienced listeners set it. */
const CHARACTERS_PER_SECOND = 50;

/** What a screen reader said, or began to say. */
export interface Utterance {
  readonly text: string;
  /** Whether the screen reader stopped it before its end. */
  isInterrupted: boolean;
}

/** Stands in for Speech Dispatcher: records what a screen reader says, and takes as long to answer as a voice would. */
export interface SpeechServer {
  /** Oldest first. */
  readonly utterances: readonly Utterance[];
  /** Milliseconds since the last utterance began or ended; 0 while one is spoken. */
  getSilence(): number;
  close(): Promise<void>;
}

/** A message between its receipt and its end. */
interface Message {
  readonly id: number;
  readonly utterance: Utterance;
}

/**
 * Listens on a Unix socket for Speech Dispatcher's protocol SSIP
 * (https://htmlpreview.github.io/?https://github.com/brailcom/speechd/blob/master/doc/ssip.html), as far as Orca needs it.
 */
export async function startSpeechServer(socketPath: string): Promise<SpeechServer> {
  const utterances: Utterance[] = [];
  const clients = new Set<Socket>();
  let queue: Message[] = [];
  let spoken: NodeJS.Timeout | undefined;
  let lastChange = performance.now();
  let lastId = 0;

  const notify = (id: number, event: string) => {
    for (const client of clients)
      client.write(`${event.slice(0, 3)}-${id}\r\n${event.slice(0, 3)}-1\r\n${event}\r\n`);
  };
  const speakNext = () => {
    const [message] = queue;
    lastChange = performance.now();
    if (!message) return;
    utterances.push(message.utterance);
    notify(message.id, '701 BEGIN');
    spoken = setTimeout(
      () => {
        spoken = undefined;
        queue = queue.slice(1);
        notify(message.id, '702 END');
        speakNext();
      },
      (message.utterance.text.length / CHARACTERS_PER_SECOND) * 1000,
    );
  };
  const add = (text: string): number => {
    lastId += 1;
    queue.push({ id: lastId, utterance: { text, isInterrupted: false } });
    if (queue.length === 1) speakNext();
    return lastId;
  };
  const cancel = () => {
    clearTimeout(spoken);
    spoken = undefined;
    const stopped = queue;
    queue = [];
    lastChange = performance.now();
    for (const [position, { id, utterance }] of stopped.entries()) {
      utterance.isInterrupted = true;
      // What waited is written down too: the listener misses it.
      if (position > 0) utterances.push(utterance);
      notify(id, '703 CANCELED');
    }
  };

  const server = createServer((client) => {
    clients.add(client);
    client.on('close', () => clients.delete(client));
    client.on('error', () => clients.delete(client));
    let received = '';
    let isInText = false;
    client.setEncoding('utf8').on('data', (chunk: string) => {
      received += chunk;
      for (;;) {
        const end = isInText ? '\r\n.\r\n' : '\r\n';
        const length = received.indexOf(end);
        if (length === -1) return;
        const command = received.slice(0, length);
        received = received.slice(length + end.length);
        if (isInText) {
          isInText = false;
          client.write(answerQueued(add(toPlainText(command))));
        } else {
          isInText = command === 'SPEAK';
          client.write(answer(command));
        }
      }
    });
  });

  const answer = (command: string): string => {
    const [verb = '', ...words] = command.split(' ');
    switch (verb.toUpperCase()) {
      case 'SPEAK':
        return '230 OK RECEIVING DATA\r\n';
      case 'CHAR':
      case 'KEY':
        return answerQueued(add(words.join(' ')));
      case 'CANCEL':
      case 'STOP':
        cancel();
        return '210 OK CANCELED\r\n';
      case 'HISTORY':
        return '245-1\r\n245 OK CLIENT ID SENT\r\n';
      case 'GET':
        return `251-${words[0] === 'LANGUAGE' ? 'en' : '0'}\r\n251 OK GET RETURNED\r\n`;
      case 'LIST':
        return words[0] === 'OUTPUT_MODULES'
          ? '250-transcript\r\n250 OK MODULE LIST SENT\r\n'
          : '249-transcript\ten\tnone\r\n249 OK VOICE LIST SENT\r\n';
      case 'QUIT':
        return '231 HAPPY HACKING\r\n';
      default:
        return '208 OK VARIABLE SET\r\n';
    }
  };

  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  return {
    utterances,
    getSilence: () => (queue.length > 0 ? 0 : performance.now() - lastChange),
    async close() {
      cancel();
      for (const client of clients) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const answerQueued = (id: number) => `225-${id}\r\n225 OK MESSAGE QUEUED\r\n`;

/** Removes the marks that Orca puts between words. */
const toPlainText = (ssml: string) =>
  ssml
    .replaceAll('\r\n..', '\r\n.')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, createLogger, createServer, type Rollup } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { messages } from './vite.ts';

const en = { 'bag.items': '{count, plural, one {# item} other {# items}}', 'bag.empty': 'Empty' };
const da = { 'bag.items': '{count, plural, one {# vare} other {# varer}}', 'bag.empty': 'Tom' };
const entry = [
  "import messages from '../messages/da.json?messages';",
  'const t = (key) => messages[key];',
  "export const text = [t('bag.items')({ count: 3 }), t('bag.empty')];",
].join('\n');

/** A small app in a folder that is gone after the test. */
function appWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'messages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

function files(languages: { en: object; da: object }, code = entry): Record<string, string> {
  return {
    'messages/en.json': JSON.stringify(languages.en),
    'messages/da.json': JSON.stringify(languages.da),
    'app/entry.ts': code,
  };
}

async function buildApp(root: string): Promise<string> {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [messages()],
    build: { write: false, minify: false, lib: { entry: 'app/entry.ts', formats: ['es'] } },
  })) as Rollup.RollupOutput[];
  return output.flatMap(({ output: [chunk] }) => chunk.code).join('');
}

test('messages() puts compiled messages into a bundle, and no parser', async () => {
  const code = await buildApp(appWith(files({ en, da })));
  const module: { text: string[] } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  expect(module.text).toEqual(['3 varer', 'Tom']);
  expect(code.length).toBeLessThan(1000);
});

test('messages() puts only the areas that are asked for into a bundle, and tags parsed', async () => {
  const language = {
    'bag.empty': 'Empty',
    'checkout.title': 'Checkout',
    'checkout.terms': 'The <b>terms</b>',
  };
  const code = [
    "import bag from '../messages/en.json?except=checkout&messages';",
    "import checkout from '../messages/en.json?only=checkout&messages';",
    "import rich from '../messages/en.json?only=checkout&rich-messages';",
    "export const text = [bag, checkout, Object.keys(rich), rich['checkout.terms'][1].type];",
    "export const used = ['bag.empty', 'checkout.title', 'checkout.terms'];",
  ].join('\n');
  const built = await buildApp(appWith(files({ en: language, da: language }, code)));
  const module: { text: unknown } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(built)}`
  );
  const tag = 8;
  expect(module.text).toEqual([
    { 'bag.empty': 'Empty' },
    { 'checkout.title': 'Checkout' },
    ['checkout.terms'],
    tag,
  ]);
});

test('messages() keeps the parser of react-intl out of a bundle', async () => {
  const code = [
    "import { IntlMessageFormat } from 'intl-messageformat';",
    "import rich from '../messages/en.json?rich-messages';",
    "export const text = new IntlMessageFormat(rich['a.terms'], 'en').format({ b: (x) => `[${x}]` });",
  ].join('\n');
  const language = { 'a.terms': 'The <b>terms</b>' };
  const root = appWith(files({ en: language, da: language }, code));
  symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(root, 'node_modules'));
  const built = await buildApp(root);
  const module: { text: string } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(built)}`
  );
  expect(module.text).toBe('The [terms]');
  expect(built).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE');
});

test('messages() writes the types of the English messages, once', async () => {
  const root = appWith(files({ en, da }));
  const types = join(root, 'app/messages.gen.d.ts');
  await buildApp(root);
  expect(readFileSync(types, 'utf8')).toContain('readonly count: number;');
  const written = statSync(types).mtimeMs;
  await buildApp(root);
  expect(statSync(types).mtimeMs).toBe(written);
});

test('messages() fails a build that lacks a message, and names each problem', async () => {
  const root = appWith(files({ en: { ...en, 'bag.gone': 'Gone' }, da }));
  await expect(buildApp(root)).rejects.toThrow(
    /- 'bag\.gone' is missing in da\.json\n- 'bag\.gone' is used nowhere/,
  );
});

test('messages() fails a build whose messages are no JSON, and names the file', async () => {
  const root = appWith({ ...files({ en, da }), 'messages/da.json': '{' });
  await expect(buildApp(root)).rejects.toThrow(/Cannot read .*da\.json/);
});

test('messages() follows a message that is edited while the dev server runs, and warns of problems', async () => {
  const root = appWith(files({ en, da: { 'bag.items': da['bag.items'] } }));
  const warnings: string[] = [];
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    customLogger: {
      ...createLogger('silent'),
      warn: (text) => warnings.push(text),
    },
    plugins: [messages()],
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  expect((await server.ssrLoadModule('/app/entry.ts'))['text']).toEqual(['3 varer', undefined]);
  expect(warnings.join()).toContain("'bag.empty' is missing in da.json");

  writeFileSync(join(root, 'messages/da.json'), JSON.stringify({ ...da, 'bag.empty': 'Helt tom' }));
  writeFileSync(join(root, 'messages/en.json'), JSON.stringify({ ...en, 'bag.new': 'New {what}' }));
  await vi.waitFor(
    async () => {
      expect((await server.ssrLoadModule('/app/entry.ts'))['text']).toEqual(['3 varer', 'Helt tom']);
      expect(readFileSync(join(root, 'app/messages.gen.d.ts'), 'utf8')).toContain('readonly what');
    },
    { timeout: 20_000, interval: 100 },
  );
});

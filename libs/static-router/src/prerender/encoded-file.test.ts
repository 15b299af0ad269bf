import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  BrokenArchiveError,
  listServedVariants,
  encodeFile,
  packEncodedFiles,
  unpackEncodedFiles,
} from './encoded-file.ts';

const long = Buffer.from('Tang og havre. '.repeat(100));
const files = [
  encodeFile('da/index.html', long),
  encodeFile('da.data', Buffer.from('[]')),
  encodeFile('tom.txt', Buffer.alloc(0)),
];

test('encodeFile() compresses files that benefit from it', () => {
  const [page] = files;
  expect(page?.brotli && brotliDecompressSync(page.brotli)).toEqual(long);
  expect(page?.gzip && gunzipSync(page.gzip)).toEqual(long);
  expect(files[1]).toEqual({ name: 'da.data', content: Buffer.from('[]') });
});

test('encodeFile() compresses large files with less effort', () => {
  const offers = (count: number) =>
    Buffer.from(
      JSON.stringify(Array.from({ length: count }, (_, id) => ({ id, price: (id * 48_271) % 9973 }))),
    );
  const compressed = (content: Buffer, quality: number) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
  const [few, many] = [offers(100), offers(10_000)];
  expect(encodeFile('offers.json', few).brotli?.equals(compressed(few, 10))).toBe(true);
  expect(encodeFile('offers.json', many).brotli?.equals(compressed(many, 9))).toBe(true);
});

test('encodeFile() compresses a page with more effort if it nearly fits the first round trip, or if there are few', () => {
  let seed = 1;
  const word = () => ((seed = (seed * 48_271) % 2_147_483_647) % 4096).toString(36);
  const content = Buffer.from(Array.from({ length: 8300 }, word).join(' '));
  const sizeAt = (quality: number) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }).length;
  const [usual, most] = [sizeAt(10), sizeAt(11)];
  expect(usual).toBeGreaterThan(13_460);
  expect(usual).toBeLessThan(13_460 * 1.03);
  expect(most).not.toBe(usual);
  expect(encodeFile('shop/index.html', content).brotli?.length).toBe(most);
  expect(encodeFile('shop.data', content).brotli?.length).toBe(usual);
  expect(encodeFile('shop.data', content, true).brotli?.length).toBe(most);
});

test('listServedVariants() yields the compressed forms before the file', () => {
  expect(files.flatMap((file) => [...listServedVariants(file)].map(([name]) => name))).toEqual([
    'da/index.html.br',
    'da/index.html.gz',
    'da/index.html',
    'da.data',
    'tom.txt',
  ]);
});

test('unpack() restores what was packed', () => {
  expect(unpackEncodedFiles(packEncodedFiles(files))).toEqual(files);
  expect(unpackEncodedFiles(packEncodedFiles([]))).toEqual([]);
});

test('unpack() throws for an archive that is truncated, changed or empty', () => {
  const packed = packEncodedFiles(files);
  const changed = Buffer.from(packed);
  changed.writeUInt8(packed.readUInt8(packed.length - 1) ^ 1, packed.length - 1);
  for (const broken of [packed.subarray(0, -1), packed.subarray(0, 40), Buffer.alloc(0), changed]) {
    expect(() => unpackEncodedFiles(broken)).toThrow(BrokenArchiveError);
  }
});

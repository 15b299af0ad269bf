import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BrokenPackError, filesOnDisk, madeFile, pack, unpack } from './made-file.ts';

const long = Buffer.from('Tang og havre. '.repeat(100));
const files = [
  madeFile('da/index.html', long),
  madeFile('da.data', Buffer.from('[]')),
  madeFile('tom.txt', Buffer.alloc(0)),
];

test('madeFile() compresses what is worth it, and says the same compressed', () => {
  const [page] = files;
  expect(page?.brotli && brotliDecompressSync(page.brotli)).toEqual(long);
  expect(page?.gzip && gunzipSync(page.gzip)).toEqual(long);
  expect(files[1]).toEqual({ name: 'da.data', content: Buffer.from('[]') });
});

test('filesOnDisk() names compressed twins before the file: where that is, they are', () => {
  expect(files.flatMap((file) => [...filesOnDisk(file)].map(([name]) => name))).toEqual([
    'da/index.html.br',
    'da/index.html.gz',
    'da/index.html',
    'da.data',
    'tom.txt',
  ]);
});

test('unpack() gives what was packed', () => {
  expect(unpack(pack(files))).toEqual(files);
  expect(unpack(pack([]))).toEqual([]);
});

test('unpack() refuses what is cut, changed or empty', () => {
  const packed = pack(files);
  const changed = Buffer.from(packed);
  changed.writeUInt8(packed.readUInt8(packed.length - 1) ^ 1, packed.length - 1);
  for (const broken of [packed.subarray(0, -1), packed.subarray(0, 40), Buffer.alloc(0), changed]) {
    expect(() => unpack(broken)).toThrow(BrokenPackError);
  }
});

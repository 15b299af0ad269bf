import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';

/** A file of the finished shop as it is served: as it is and, where that is worth it, compressed. */
export interface MadeFile {
  /** Below the folder of the shop, with `/`. */
  readonly name: string;
  readonly content: Buffer;
  readonly brotli?: Buffer;
  readonly gzip?: Buffer;
}

const BROTLI_QUALITY = 10;
/**
 * Bytes up to which the window is small (2 to the power of 18). With the usual one Brotli clears 32 MB for each file, however small.
 */
const SMALL = 200_000;
const SMALL_WINDOW = 18;
/**
 * What is larger is made from many products and changes with each of them: a tenth larger for a twentieth of the work, which
 * would be half a minute with 10,000 products.
 */
const BROTLI_QUALITY_OF_LARGE = 9;
/** Some 2 % smaller at three times the work: worth it for what all pages share and for hundreds of pages, not for thousands. */
const BEST_BROTLI_QUALITY = 11;
const CODE = /^assets\/(?!data-)/;
const PAGE = /\.html$/;
/**
 * Bytes of a page that come in the first round trip: ten packets of 1460 (RFC 6928), without 1140 for the headers. A page
 * that is longer by what more work could save is worth that work.
 */
const FIRST_ROUND_TRIP = 13_460;
const WORTH_A_TRY = 1.03;
const GZIP_LEVEL = 9;
/** Bytes below which an answer does not get faster by being smaller. */
const WORTH_COMPRESSING = 512;

/**
 * `content` with its compressed twins.
 *
 * @param isOneOfFew Whether a build has so few files like it that each is worth the most work.
 */
export function madeFile(name: string, content: Buffer, isOneOfFew = CODE.test(name)): MadeFile {
  if (content.length < WORTH_COMPRESSING) return { name, content };
  const gzip = gzipSync(content, { level: GZIP_LEVEL });
  return { name, content, brotli: brotliOf(name, content, isOneOfFew), gzip };
}

function brotliOf(name: string, content: Buffer, isOneOfFew: boolean): Buffer {
  const compress = (quality: number) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        ...(/\.(?:html|data)$/.test(name) && content.length < SMALL
          ? { [constants.BROTLI_PARAM_LGWIN]: SMALL_WINDOW }
          : {}),
      },
    });
  if (content.length >= SMALL && !CODE.test(name)) return compress(BROTLI_QUALITY_OF_LARGE);
  if (isOneOfFew) return compress(BEST_BROTLI_QUALITY);
  const brotli = compress(BROTLI_QUALITY);
  const isNearly = brotli.length > FIRST_ROUND_TRIP && brotli.length <= FIRST_ROUND_TRIP * WORTH_A_TRY;
  return PAGE.test(name) && isNearly ? compress(BEST_BROTLI_QUALITY) : brotli;
}

/** The files that a host finds: the content, and before it `.br` and `.gz`, so that where the content is, all are. */
export function* filesOnDisk({ name, content, brotli, gzip }: MadeFile): Generator<[string, Buffer]> {
  if (brotli) yield [`${name}.br`, brotli];
  if (gzip) yield [`${name}.gz`, gzip];
  yield [name, content];
}

/** What {@link pack} wrote is not whole: a build was stopped while it wrote, or a disk failed. */
export class BrokenPackError extends Error {
  override name = 'BrokenPackError';
}

/** The files as one, without what can be unpacked from the rest, and with a checksum before it. */
export function pack(files: readonly MadeFile[]): Buffer {
  const parts = files.map(({ content, brotli, gzip }) => (brotli && gzip ? [brotli, gzip] : [content]));
  const list = files.map(({ name }, index) => ({ name, lengths: parts[index]?.map(({ length }) => length) }));
  const body = Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...parts.flat()]);
  return Buffer.concat([Buffer.from(`${checksum(body)}\n`), body]);
}

/** @throws BrokenPackError unless the bytes are what {@link pack} once gave. */
export function unpack(packed: Buffer): MadeFile[] {
  const start = packed.indexOf(10) + 1;
  const body = packed.subarray(start);
  if (start === 0 || packed.toString('latin1', 0, start - 1) !== checksum(body))
    throw new BrokenPackError('Cannot unpack a kept page: it is not whole');
  let at = body.indexOf(10) + 1;
  const list = JSON.parse(body.toString('utf8', 0, at)) as { name: string; lengths: number[] }[];
  return list.map(({ name, lengths }) => {
    const [first = Buffer.alloc(0), second] = lengths.map((length) => body.subarray(at, (at += length)));
    return second
      ? { name, content: gunzipSync(second), brotli: first, gzip: second }
      : { name, content: first };
  });
}

const checksum = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';

/** A served file with its compressed copies; both are missing for files below 512 bytes. */
export interface EncodedFile {
  /** Path below the folder of the site, with `/`. */
  readonly name: string;
  readonly content: Buffer;
  readonly brotli?: Buffer;
  readonly gzip?: Buffer;
}

/** Default Brotli quality. */
const BROTLI_QUALITY = 10;
/**
 * Size in bytes below which Brotli uses a small window of 2^18 bytes. With the default window it clears 32 MB of memory for every file.
 */
const SMALL_BYTES = 200_000;
const SMALL_WINDOW_BITS = 18;
/** Brotli quality of large files, which change with every page: 10 % more bytes for a twentieth of the work. */
const LARGE_BROTLI_QUALITY = 9;
/** Brotli quality of shared code and of sites with few pages: 2 % fewer bytes for three times the work. */
const BEST_BROTLI_QUALITY = 11;
const CODE = /^assets\/(?!data-)/;
const PAGE = /\.html$/;
/**
 * Bytes of a page in the first round trip: ten packets of 1460 bytes (RFC 6928) without 1140 bytes for headers. A page that
 * exceeds it by less than {@link RETRY_FACTOR} is compressed again with the best quality.
 */
const FIRST_ROUND_TRIP_BYTES = 13_460;
const RETRY_FACTOR = 1.03;
const GZIP_LEVEL = 9;
/** Size in bytes below which compression does not make a response faster. */
const MIN_COMPRESSED_BYTES = 512;

/**
 * Compresses a file with Brotli and gzip; files below 512 bytes stay uncompressed.
 *
 * @param isThorough Whether to use the best compression; by default for code only.
 */
export function encodeFile(name: string, content: Buffer, isThorough = CODE.test(name)): EncodedFile {
  if (content.length < MIN_COMPRESSED_BYTES) return { name, content };
  const gzip = gzipSync(content, { level: GZIP_LEVEL });
  return { name, content, brotli: brotliOf(name, content, isThorough), gzip };
}

function brotliOf(name: string, content: Buffer, isThorough: boolean): Buffer {
  const compress = (quality: number) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        ...(/\.(?:html|data)$/.test(name) && content.length < SMALL_BYTES
          ? { [constants.BROTLI_PARAM_LGWIN]: SMALL_WINDOW_BITS }
          : {}),
      },
    });
  if (content.length >= SMALL_BYTES && !CODE.test(name)) return compress(LARGE_BROTLI_QUALITY);
  if (isThorough) return compress(BEST_BROTLI_QUALITY);
  const brotli = compress(BROTLI_QUALITY);
  const isNearly =
    brotli.length > FIRST_ROUND_TRIP_BYTES && brotli.length <= FIRST_ROUND_TRIP_BYTES * RETRY_FACTOR;
  return PAGE.test(name) && isNearly ? compress(BEST_BROTLI_QUALITY) : brotli;
}

/**
 * Yields the name and content of each variant of a file: `.br`, `.gz`, then the uncompressed file last, so that its presence
 * proves that all were written.
 */
export function* listServedVariants({
  name,
  content,
  brotli,
  gzip,
}: EncodedFile): Generator<[string, Buffer]> {
  if (brotli) yield [`${name}.br`, brotli];
  if (gzip) yield [`${name}.gz`, gzip];
  yield [name, content];
}

/** Thrown when an archive is incomplete, for example after an interrupted build. */
export class BrokenArchiveError extends Error {
  override name = 'BrokenArchiveError';
}

/** Packs files into one archive with a checksum, without contents that can be derived from a compressed copy. */
export function packEncodedFiles(files: readonly EncodedFile[]): Buffer {
  const parts = files.map(({ content, brotli, gzip }) => (brotli && gzip ? [brotli, gzip] : [content]));
  const list = files.map(({ name }, index) => ({ name, lengths: parts[index]?.map(({ length }) => length) }));
  const body = Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...parts.flat()]);
  return Buffer.concat([Buffer.from(`${checksum(body)}\n`), body]);
}

/**
 * Unpacks the archive that {@link packEncodedFiles} returned.
 *
 * @throws BrokenArchiveError when the archive is incomplete or its checksum differs.
 */
export function unpackEncodedFiles(packed: Buffer): EncodedFile[] {
  const start = packed.indexOf(10) + 1;
  const body = packed.subarray(start);
  if (start === 0 || packed.toString('latin1', 0, start - 1) !== checksum(body))
    throw new BrokenArchiveError('Cannot unpack a cached page: it is not whole');
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

import { stat } from 'node:fs/promises';

/** The variant of a file that a client accepts. */
export interface FileVariant {
  readonly file: string;
  /** Missing if the file is not compressed. */
  readonly encoding?: 'br' | 'gzip';
  /** Size in bytes; missing if the file is not compressed. */
  readonly size?: number;
  /** Whether another `Accept-Encoding` would get another variant. */
  readonly varies: boolean;
}

const suffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * Parses `Accept-Encoding` (RFC 9110, section 12.5.3): an encoding is accepted if it or `*` is listed with a weight other than 0.
 */
function isEncodingAccepted(header: string, encoding: string): boolean {
  let isWildcardAccepted = false;
  for (const part of header.toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const isAccepted = weight === undefined || Number(weight) > 0;
    if (name === encoding) return isAccepted;
    if (name === '*') isWildcardAccepted = isAccepted;
  }
  return isWildcardAccepted;
}

/**
 * Returns the Brotli or gzip file next to `file` that the client accepts, else `file` itself, and whether the answer varies by
 * `Accept-Encoding`.
 */
export async function findPrecompressedFile(file: string, acceptEncoding = ''): Promise<FileVariant> {
  let varies = false;
  for (const encoding of ['br', 'gzip'] as const) {
    const compressed = file + suffixes[encoding];
    const stats = await stat(compressed).catch(() => undefined);
    if (stats?.isFile() !== true) continue;
    varies = true;
    if (isEncodingAccepted(acceptEncoding, encoding))
      return { file: compressed, encoding, size: stats.size, varies };
  }
  return { file, varies };
}

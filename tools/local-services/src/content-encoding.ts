import { stat } from 'node:fs/promises';

/** The file that answers a request best. */
export interface EncodedFile {
  readonly file: string;
  /** Absent when the file goes out as it is. */
  readonly encoding?: 'br' | 'gzip';
  /** Bytes; absent when the file goes out as it is. */
  readonly size?: number;
  /** True when another `Accept-Encoding` would get another file. */
  readonly varies: boolean;
}

const suffixes = { br: '.br', gzip: '.gz' } as const;

/** Reads `Accept-Encoding` (RFC 9110, section 12.5.3): an encoding counts when it is named or `*` is, and its weight is not 0. */
function accepts(header: string, encoding: string): boolean {
  let byStar = false;
  for (const part of header.toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const isWanted = weight === undefined || Number(weight) > 0;
    if (name === encoding) return isWanted;
    if (name === '*') byStar = isWanted;
  }
  return byStar;
}

/** Finds the Brotli or gzip copy that the build wrote beside `file`, if there is one and the client accepts it. */
export async function negotiateEncoding(file: string, acceptEncoding = ''): Promise<EncodedFile> {
  let varies = false;
  for (const encoding of ['br', 'gzip'] as const) {
    const compressed = file + suffixes[encoding];
    const stats = await stat(compressed).catch(() => undefined);
    if (stats?.isFile() !== true) continue;
    varies = true;
    if (accepts(acceptEncoding, encoding)) return { file: compressed, encoding, size: stats.size, varies };
  }
  return { file, varies };
}

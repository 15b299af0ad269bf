import { Blocks } from '../blocks/blocks';
import type { PageData } from '../../server/page.server';

/** The front page is what the CMS composes, nothing more. */
export function HomePage({ blocks }: PageData) {
  return <Blocks blocks={blocks} />;
}

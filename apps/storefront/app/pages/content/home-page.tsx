import { Blocks } from '../blocks/blocks';
import type { PageData } from '../../server/content-page.server';

/** The front page: the blocks of the CMS. */
export function HomePage({ blocks }: PageData) {
  return <Blocks blocks={blocks} />;
}

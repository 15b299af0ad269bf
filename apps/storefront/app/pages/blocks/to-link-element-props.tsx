import { Link } from '@marehalm/ui';
import type { LinkView } from '@marehalm/page-data';

/** Returns `{ link }` with a link element for the UI kit's blocks, or an empty object without a link. */
export const toLinkElementProps = (link: LinkView | undefined) =>
  link ? { link: <Link href={link.path}>{link.label}</Link> } : {};

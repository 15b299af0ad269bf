import type { ReactNode } from 'react';
import type { PictureData } from '../Picture/Picture.tsx';

/** An address and its words. */
export interface MenuLink {
  href: string;
  label: ReactNode;
}

/** One entry of the main menu. */
export interface MenuItem extends MenuLink {
  id: string;
  /** Columns of links. An entry without them is a plain link. */
  groups?: readonly { title: ReactNode; links: readonly MenuLink[] }[];
  /** One picture beside the columns, leading somewhere. */
  feature?: MenuLink & { picture: PictureData };
}

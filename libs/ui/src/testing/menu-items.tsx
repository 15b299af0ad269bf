import type { MenuItem } from '../MegaMenu/menu-item.ts';
import { both } from './language.tsx';
import { pictures } from './pictures.ts';

/** The shop's main menu. */
export const menuItems: readonly MenuItem[] = [
  {
    id: 'face',
    href: '#face',
    label: both('Face', 'Ansigt'),
    groups: [
      {
        title: both('Category', 'Kategori'),
        links: [
          { href: '#cleansers', label: both('Cleansers', 'Rens') },
          { href: '#toners', label: both('Toners', 'Skintonic') },
          { href: '#serums', label: both('Serums & oils', 'Serum og olie') },
          { href: '#moisturisers', label: both('Moisturisers', 'Cremer') },
          { href: '#masks', label: both('Masks & exfoliators', 'Masker og peeling') },
        ],
      },
      {
        title: both('Collection', 'Serie'),
        links: [
          { href: '#dune-grass', label: both('Dune Grass', 'Marehalm') },
          { href: '#sea-buckthorn', label: both('Sea Buckthorn', 'Havtorn') },
          { href: '#oat', label: both('Oat', 'Havre') },
          { href: '#rosehip', label: both('Rosehip', 'Hyben') },
        ],
      },
    ],
    feature: {
      href: '#oat',
      label: both('Oat: fragrance-free comfort', 'Havre: parfumefri komfort'),
      picture: pictures.heroOat,
    },
  },
  {
    id: 'body',
    href: '#body',
    label: both('Body', 'Krop'),
    groups: [
      {
        title: both('Category', 'Kategori'),
        links: [
          { href: '#wash', label: both('Wash & bath', 'Vask og bad') },
          { href: '#hands-feet', label: both('Hands & feet', 'Hænder og fødder') },
        ],
      },
    ],
  },
  { id: 'sets', href: '#sets', label: both('Sets', 'Gaveæsker') },
  { id: 'journal', href: '#journal', label: both('Journal', 'Journal') },
];

/** Words of the link to all of an entry. */
export const getAllLabel = (item: MenuItem) => (item.id === 'face' ? 'Alt til ansigtet' : 'Alt til kroppen');

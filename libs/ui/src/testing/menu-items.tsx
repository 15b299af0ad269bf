import type { MenuItem } from '../MegaMenu/menu-item.ts';
import { bilingual } from './language.tsx';
import { pictures } from './pictures.ts';

/** The shop's main menu. */
export const menuItems: readonly MenuItem[] = [
  {
    id: 'face',
    href: '#face',
    label: bilingual('Face', 'Ansigt'),
    groups: [
      {
        title: bilingual('Category', 'Kategori'),
        links: [
          { href: '#cleansers', label: bilingual('Cleansers', 'Rens') },
          { href: '#toners', label: bilingual('Toners', 'Skintonic') },
          { href: '#serums', label: bilingual('Serums & oils', 'Serum og olie') },
          { href: '#moisturisers', label: bilingual('Moisturisers', 'Cremer') },
          { href: '#masks', label: bilingual('Masks & exfoliators', 'Masker og peeling') },
        ],
      },
      {
        title: bilingual('Collection', 'Serie'),
        links: [
          { href: '#dune-grass', label: bilingual('Dune Grass', 'Marehalm') },
          { href: '#sea-buckthorn', label: bilingual('Sea Buckthorn', 'Havtorn') },
          { href: '#oat', label: bilingual('Oat', 'Havre') },
          { href: '#rosehip', label: bilingual('Rosehip', 'Hyben') },
        ],
      },
    ],
    feature: {
      href: '#oat',
      label: bilingual('Oat: fragrance-free comfort', 'Havre: parfumefri komfort'),
      picture: pictures.heroOat,
    },
  },
  {
    id: 'body',
    href: '#body',
    label: bilingual('Body', 'Krop'),
    groups: [
      {
        title: bilingual('Category', 'Kategori'),
        links: [
          { href: '#wash', label: bilingual('Wash & bath', 'Vask og bad') },
          { href: '#hands-feet', label: bilingual('Hands & feet', 'Hænder og fødder') },
        ],
      },
    ],
  },
  { id: 'sets', href: '#sets', label: bilingual('Sets', 'Gaveæsker') },
  { id: 'journal', href: '#journal', label: bilingual('Journal', 'Journal') },
];

/** Words of the link to all of an entry. */
export const getAllLabel = (item: MenuItem) => (item.id === 'face' ? 'Alt til ansigtet' : 'Alt til kroppen');

import type { PictureData } from '../Picture/Picture.tsx';
import p01 from './pictures/p01.webp';
import p03 from './pictures/p03.webp';
import p04 from './pictures/p04.webp';
import p05 from './pictures/p05.webp';
import p07 from './pictures/p07.webp';
import p09 from './pictures/p09.webp';
import p14 from './pictures/p14.webp';
import p18 from './pictures/p18.webp';
import p33 from './pictures/p33.webp';
import p35 from './pictures/p35.webp';
import textureGel from './pictures/texture-gel.webp';
import textureCream from './pictures/texture-cream.webp';
import textureOil from './pictures/texture-oil.webp';
import heroDunes from './pictures/hero-dunes.webp';
import heroOat from './pictures/hero-oat.webp';
import heroKelp from './pictures/hero-kelp.webp';
import heroBirch from './pictures/hero-birch.webp';
import heroCloudberry from './pictures/hero-cloudberry.webp';
import heroDuneGrass from './pictures/hero-dune-grass.webp';
import heroRosehip from './pictures/hero-rosehip.webp';
import heroSeaBuckthorn from './pictures/hero-sea-buckthorn.webp';
import tipNight from './pictures/tip-night.webp';
import tipNightNarrow from './pictures/tip-night-narrow.webp';
import stillStone from './pictures/still-stone.webp';
import giftBox from './pictures/gift-box.webp';
import samples from './pictures/samples.webp';

/** Real photographs of the shop, small, for stories. `ground` is the mean color of the file. */
export const pictures = {
  p01: { src: p01, width: 600, height: 750, ground: '#dbddd1' },
  p03: { src: p03, width: 600, height: 750, ground: '#d6d8cc' },
  p04: { src: p04, width: 900, height: 1125, ground: '#dcded4' },
  p05: { src: p05, width: 600, height: 750, ground: '#dddfd5' },
  p07: { src: p07, width: 600, height: 750, ground: '#e0d1bd' },
  p09: { src: p09, width: 600, height: 750, ground: '#e6dac3' },
  p14: { src: p14, width: 600, height: 750, ground: '#ced1cb' },
  p18: { src: p18, width: 600, height: 750, ground: '#e3ded4' },
  p33: { src: p33, width: 600, height: 750, ground: '#e6dbc6' },
  p35: { src: p35, width: 600, height: 750, ground: '#d3d4c3' },
  textureGel: { src: textureGel, width: 700, height: 700, ground: '#ced6cd' },
  textureCream: { src: textureCream, width: 700, height: 700, ground: '#d8d5cd' },
  textureOil: { src: textureOil, width: 700, height: 700, ground: '#e1dacd' },
  heroDunes: { src: heroDunes, width: 1600, height: 900, ground: '#cac9b5' },
  heroOat: { src: heroOat, width: 1600, height: 900, ground: '#d5d0c4' },
  heroKelp: { src: heroKelp, width: 1600, height: 900, ground: '#a6aea7' },
  heroBirch: { src: heroBirch, width: 1280, height: 720, ground: '#dfded0' },
  heroCloudberry: { src: heroCloudberry, width: 1280, height: 720, ground: '#eadec7' },
  heroDuneGrass: { src: heroDuneGrass, width: 1280, height: 720, ground: '#dadbc9' },
  heroRosehip: { src: heroRosehip, width: 1280, height: 720, ground: '#e6d5c7' },
  heroSeaBuckthorn: { src: heroSeaBuckthorn, width: 1280, height: 720, ground: '#e2d1b5' },
  tipNight: { src: tipNight, width: 1280, height: 720, ground: '#93705f' },
  tipNightNarrow: { src: tipNightNarrow, width: 640, height: 800, ground: '#93705f' },
  stillStone: { src: stillStone, width: 1200, height: 675, ground: '#d3c2af' },
  giftBox: { src: giftBox, width: 600, height: 750, ground: '#dddfd3' },
  samples: { src: samples, width: 600, height: 750, ground: '#e4dfd5' },
} satisfies Record<string, PictureData>;

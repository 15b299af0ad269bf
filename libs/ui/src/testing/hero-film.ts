import captionsDa from './films/grass.da.vtt';
import captionsEn from './films/grass.en.vtt';
import mp4 from './films/grass.mp4';
import webm from './films/grass.webm';

/** Two seconds of wind, 320 px wide, in both formats; what a story moves. */
export const heroFilm = {
  sources: [
    { src: webm, type: 'video/webm' },
    { src: mp4, type: 'video/mp4' },
  ],
  captions: [
    { src: captionsDa, language: 'da', label: 'Dansk' },
    { src: captionsEn, language: 'en', label: 'English' },
  ],
} as const;

import { makeMedia } from './make-media.ts';

console.log(await makeMedia());

import { makeShopMedia } from './make-media.ts';

console.log(await makeShopMedia());

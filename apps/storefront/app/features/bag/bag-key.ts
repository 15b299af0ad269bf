/** What the bag is stored under on this device. */
export const BAG_KEY = 'marehalm-bag';

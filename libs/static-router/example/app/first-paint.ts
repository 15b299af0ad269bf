import { recordLoadState } from '@marehalm/static-router/inline';

recordLoadState(window);

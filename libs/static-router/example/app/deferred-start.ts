import { deferHydration } from '@marehalm/static-router/inline';

deferHydration();

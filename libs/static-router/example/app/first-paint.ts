import { prepareFirstPaint } from '@marehalm/static-router/inline';

prepareFirstPaint(window);

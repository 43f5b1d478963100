import '@fontsource-variable/plus-jakarta-sans';
import { defineBrand } from '../../config/define-brand.ts';
import { createApp } from '../../create-app.ts';
import { lentera } from './brand.config.ts';

void createApp(defineBrand(lentera));

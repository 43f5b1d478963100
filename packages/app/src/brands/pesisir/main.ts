import '@fontsource-variable/plus-jakarta-sans';
import { defineBrand } from '../../config/define-brand.ts';
import { createApp } from '../../create-app.ts';
import { pesisir } from './brand.config.ts';

void createApp(defineBrand(pesisir));

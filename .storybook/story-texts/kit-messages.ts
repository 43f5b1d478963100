import type { KitMessages } from '@lobi/ui';
import { pseudoMessages } from '../../packages/ui/src/testing/pseudo.ts';
import type { ToolbarValues } from '../toolbar.ts';

/** The kit's messages by language, loaded when a story first asks for them. */
export const kitMessages: Readonly<Record<ToolbarValues['language'], () => Promise<KitMessages>>> =
  {
    id: () => import('@lobi/ui/messages/id').then((module) => module.id),
    en: () => import('@lobi/ui/messages/en').then((module) => module.en),
    es: () => import('@lobi/ui/messages/es').then((module) => module.es),
    'zh-Hans': () => import('@lobi/ui/messages/zh-hans').then((module) => module.zhHans),
    pseudo: () => import('@lobi/ui/messages/en').then((module) => pseudoMessages(module.en)),
  };

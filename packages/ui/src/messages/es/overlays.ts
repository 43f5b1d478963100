import type { OverlaysMessages } from '../id/overlays.ts';

/** Spanish messages of overlays: command palette, tours, image viewer. */
export const overlays: OverlaysMessages = {
  commandPalette: 'Menú de comandos',
  commandSearch: 'Buscar páginas o acciones',
  commandRecent: 'Usados recientemente',
  commandEmpty: 'No hay coincidencias para «{query}».',
  commandNone: 'Aún no hay comandos para usted.',
  commandLoading: 'Cargando comandos',
  commandError: 'No se pudieron cargar los comandos.',
  commandFound: 'Encontrados: {count}',
  commandMove: 'moverse',
  commandRun: 'ejecutar',
  commandLeave: 'cerrar',
  typeToConfirm: 'Escriba «{text}» para continuar',
  sheetExpand: 'Ampliar el panel',
  sheetCollapse: 'Reducir el panel',
  consentTitle: 'Sus opciones de privacidad',
  consentBody:
    'Algunos datos en su dispositivo son necesarios para que el sitio funcione. Lo demás, solo con su consentimiento.',
  consentAccept: 'Aceptar todo',
  consentReject: 'Rechazar todo',
  consentChoose: 'Elegir',
  consentSave: 'Guardar la selección',
  consentRequired: 'Siempre activo',
  tourStep: 'Paso {step} de {total}',
  tourSkip: 'Omitir',
  tourNext: 'Siguiente',
  tourDone: 'Listo',
};

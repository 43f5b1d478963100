import type { PushMessages } from '../id/push.ts';

/** Spanish messages of the push settings of a device. */
export const push: PushMessages = {
  title: 'En este dispositivo',
  intro:
    'Reciba avisos en este dispositivo aunque la aplicación esté cerrada. Los importes se ven en la pantalla de bloqueo; puede desactivarlos cuando quiera.',
  money: 'Depósitos y retiros',
  moneyHint: 'Cuando su solicitud se complete o se rechace, o su billetera cambie por otro motivo.',
  results: 'Resultados de las peleas',
  resultsHint: 'Cuando se liquide una pelea en la que haya apostado.',
  loading: 'Cargando los ajustes de este dispositivo',
  failed: 'No se pudieron cargar los ajustes de este dispositivo.',
  blocked:
    'Su navegador bloquea las notificaciones de este sitio. Permítalas en los ajustes del sitio, junto a la dirección, y vuelva a cargar esta página.',
  unsupported: 'Este navegador no puede recibir avisos con la aplicación cerrada.',
  install:
    'En iPhone y iPad, agregue primero la aplicación a la pantalla de inicio: toque Compartir y después Agregar a Inicio.',
  offline: 'No tiene conexión. Podrá cambiar estos ajustes cuando vuelva a tenerla.',
};

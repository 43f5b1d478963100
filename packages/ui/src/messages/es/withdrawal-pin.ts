import type { WithdrawalPinMessages } from '../id/withdrawal-pin.ts';

/** Spanish messages of the withdrawal PIN. */
export const withdrawalPin: WithdrawalPinMessages = {
  title: 'PIN de retiro',
  on: 'Activado',
  since: 'En uso desde',
  offBody:
    'Cada retiro pide 6 dígitos que solo usted conoce. Aunque alguien tenga su teléfono, no podrá retirar.',
  demanded: 'Los retiros requieren un PIN. Cree el suyo ahora; solo toma un minuto.',
  begin: 'Crear PIN',
  change: 'Cambiar PIN',
  end: 'Eliminar PIN',
  setTitle: 'Crear un PIN de retiro',
  setBody: 'Escriba primero su contraseña y elija 6 dígitos difíciles de adivinar.',
  changeTitle: 'Cambiar el PIN de retiro',
  changeBody: 'Escriba su contraseña y el PIN actual, y después el nuevo.',
  endTitle: '¿Eliminar el PIN de retiro?',
  endBody: 'Los retiros ya no pedirán un PIN.',
  currentPin: 'PIN actual',
  newPin: 'PIN nuevo',
  repeatPin: 'Repetir el PIN nuevo',
  fieldCurrentPin: 'PIN actual',
  fieldPin: 'PIN',
  save: 'Guardar PIN',
  forgotten: '¿Olvidó su PIN? Contacte a soporte.',
  loading: 'Cargando el PIN de retiro',
  failed: 'No se pudo cargar el PIN de retiro',
};

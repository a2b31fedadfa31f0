# Correo electrónico: el panel de la cuenta y las páginas de los enlaces.

email-title = Correo electrónico
email-about = Opcional. Con una dirección confirmada puedes elegir otra contraseña si olvidas la tuya, y te avisamos si cambian tu contraseña, tus llaves de acceso o tu dirección. Tu dirección solo la ves tú.
email-address = Correo electrónico
email-malformed = Esa dirección de correo no parece válida.
email-limited = Demasiados correos por ahora. Vuelve a intentarlo mañana.
email-send = Enviar enlace
email-sent = Te hemos enviado un enlace. Ábrelo en las próximas 24 horas para confirmar la dirección.
email-again = Enviar de nuevo
email-other = Usar otra dirección
email-remove = Eliminar dirección
email-remove-about = Sin dirección no podremos enviarte un enlace si olvidas la contraseña.
email-cancel = Cancelar
email-confirmed = confirmada
email-unconfirmed = sin confirmar
email-digest = Resumen diario
email-digest-about = Tus notificaciones sin leer, como mucho una vez al día

email-recover-about = Si tu cuenta tiene una dirección de correo confirmada, podemos enviarte un enlace para elegir otra contraseña.
email-recover-send = Enviar enlace
email-recover-sent = Si la cuenta { $name } tiene una dirección de correo confirmada, te llegará un enlace. Sirve durante una hora.

email-confirm-title = Confirma tu correo electrónico
email-confirm-text = Confirma que la dirección a la que enviamos este enlace es tuya.
email-confirm-act = Confirmar
email-confirm-done = Tu correo electrónico está confirmado.
email-confirm-many = Esta dirección ya se usa en { $most } cuentas, el máximo permitido.
email-recover-title = Elige una contraseña nueva
email-recover-for = Para tu cuenta { $name }. Se cerrará la sesión en todos los navegadores y se eliminarán todas las llaves de acceso.
email-recover-act = Guardar e iniciar sesión
email-recover-done = Contraseña nueva guardada. Has iniciado sesión.
email-unsubscribe-title = Desactivar el resumen diario
email-unsubscribe-text = Ya no recibirás resúmenes por correo. Podrás volver a activarlos en la página de tu cuenta.
email-unsubscribe-act = Desactivar el resumen
email-unsubscribe-done = No recibirás más resúmenes.
email-void = Este enlace ya no sirve. Puedes pedir otro en la página de tu cuenta.
email-to-account = Ir a tu cuenta

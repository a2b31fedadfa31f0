# Correo electrónico: el panel de la cuenta y las páginas de los enlaces.

email-title = Correo electrónico
email-about = Opcional. Con una dirección confirmada puedes elegir otra contraseña si olvidas la tuya, y te avisamos si cambian tu contraseña, tus llaves de acceso o tu dirección. Nadie más la ve.
email-address = Correo electrónico
email-malformed = Eso no parece una dirección de correo.
email-limited = Son demasiados correos por ahora. Prueba mañana.
email-send = Enviar enlace de confirmación
email-sent = Te hemos enviado un enlace. Ábrelo en las próximas 24 horas para confirmar la dirección.
email-again = Enviar de nuevo
email-other = Usar otra dirección
email-remove = Quitar la dirección
email-remove-about = Sin dirección no podremos enviarte un enlace si olvidas la contraseña.
email-cancel = Cancelar
email-confirmed = confirmada
email-unconfirmed = sin confirmar
email-digest = Resumen diario
email-digest-about = Como mucho una vez al día: lo que aún no has visto

email-recover-about = Si tu cuenta tiene una dirección de correo confirmada, podemos enviarte un enlace para elegir otra contraseña.
email-recover-send = Enviar enlace
email-recover-sent = Si { $name } tiene una dirección de correo confirmada, el enlace está en camino. Sirve durante una hora.

email-confirm-title = Confirma tu correo electrónico
email-confirm-text = ¿Es tuya esta dirección? Confírmala.
email-confirm-act = Confirmar
email-confirm-done = Tu correo electrónico está confirmado.
email-confirm-many = Ya hay { $most } cuentas con esta dirección; no puede haber más.
email-recover-title = Elige una contraseña nueva
email-recover-for = Para tu cuenta { $name }. Se cerrará la sesión en todos los navegadores y se eliminarán todas las llaves de acceso.
email-recover-act = Guardar e iniciar sesión
email-recover-done = Ya tienes la contraseña nueva y has iniciado sesión.
email-unsubscribe-title = Dejar de recibir el resumen diario
email-unsubscribe-text = Ya no recibirás resúmenes por correo. Puedes volver a activarlos en la página de tu cuenta.
email-unsubscribe-act = Darse de baja
email-unsubscribe-done = Ya no recibirás más resúmenes.
email-void = Este enlace ya no sirve. Puedes pedir otro en la página de tu cuenta.
email-to-account = Ir a tu cuenta

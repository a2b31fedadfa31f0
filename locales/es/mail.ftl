# Correos que envía el servidor: enlaces para confirmar una dirección o elegir otra contraseña, avisos sobre la cuenta, resúmenes.
# $name es el nombre de la cuenta, $site la dirección del servidor.

mail-greeting = Hola, { $name }:
mail-site = Abrir Trilynx

mail-confirm-subject = Confirma tu correo electrónico
mail-confirm-text = Se ha añadido esta dirección a la cuenta { $name } en { $site }. Confírmala en las próximas 24 horas.
mail-confirm-link = Confirmar la dirección
mail-confirm-else = ¿No has sido tú? Ignora este mensaje y no pasará nada.

mail-recover-subject = Elige una contraseña nueva
mail-recover-text = Alguien ha pedido una contraseña nueva para tu cuenta { $name } en { $site }. Si has sido tú, tienes una hora para elegirla. Al hacerlo, se cerrarán todas tus sesiones y se eliminarán tus llaves de acceso.
mail-recover-link = Elegir una contraseña nueva
mail-recover-else = ¿No has sido tú? Ignora este mensaje y tu contraseña seguirá igual.

mail-password-subject = Se ha cambiado tu contraseña
mail-password-text = Se ha cambiado la contraseña de tu cuenta { $name } en { $site }.
mail-passkeys-subject = Se han cambiado tus llaves de acceso
mail-passkeys-text = En tu cuenta { $name } de { $site } se ha añadido o eliminado una llave de acceso.
mail-address-subject = Se ha eliminado tu dirección de correo
mail-address-text = Tu cuenta { $name } en { $site } ya no usa esta dirección de correo.
mail-notice-else = Si no has sido tú, crea enseguida una contraseña nueva en la página de tu cuenta.

mail-digest-subject = { $count ->
    [one] { $count } notificación nueva en Trilynx
   *[other] { $count } notificaciones nuevas en Trilynx
}
mail-digest-text = Esto es lo que aún no has visto:
mail-digest-all = Todas las notificaciones
mail-digest-why = Recibes este mensaje como mucho una vez al día porque has activado el resumen diario.
mail-digest-stop = Desactivar el resumen

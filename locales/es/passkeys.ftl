# Llaves de acceso: iniciar sesión con la huella, la cara o el PIN de un dispositivo.

sign-in-passkey = Iniciar sesión con llave de acceso
passkeys-title = Llaves de acceso
passkeys-about = Inicia sesión con tu huella, tu cara o el PIN de tu dispositivo, sin nombre ni contraseña. Al cambiar la contraseña se eliminan todas las llaves de acceso.
passkeys-most = Tienes { $most } llaves de acceso, el máximo por cuenta. Elimina una para añadir otra.
passkey-label = Nombre de la llave de acceso
passkey-label-hint = Para distinguirlas, por ejemplo «mi móvil»
passkey-add = Añadir llave de acceso
passkey-instead = Usar una llave de acceso
passkey-made = añadida el { $day }
passkey-used = usada por última vez el { $day }
passkey-never = sin usar
passkey-rename = Renombrar
passkey-rename-which = Renombrar la llave de acceso «{ $label }»
passkey-save = Guardar
passkey-remove = Eliminar
passkey-remove-which = Eliminar la llave de acceso «{ $label }»
passkey-remove-about = Ya no podrás iniciar sesión aquí con «{ $label }». Bórrala también de tu dispositivo o de tu gestor de contraseñas.
passkey-keep = Cancelar

## Cuando no funciona
passkey-stopped-cancelled = Se ha cancelado o se ha agotado el tiempo. Puedes volver a intentarlo cuando quieras.
passkey-stopped-already = Ya tienes una llave de acceso en este dispositivo.
passkey-stopped-failed = Tu navegador o dispositivo no ha podido usar una llave de acceso.
passkey-refused-expired = Has tardado demasiado. Inténtalo de nuevo.
passkey-refused-unknown = No reconocemos esta llave de acceso. Puede que se haya eliminado.
passkey-refused-invalid = No hemos podido verificar esta llave de acceso. Inténtalo de nuevo o usa tu contraseña.
passkey-refused-unsupported = No admitimos este tipo de llave de acceso.
passkey-refused-unavailable = Las llaves de acceso no funcionan en esta dirección.

import { serve } from '../../../workers/serve';
import { CheckService } from './check-service';

serve(new CheckService());

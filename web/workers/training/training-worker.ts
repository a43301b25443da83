import { serve } from '../serve';
import { TrainingService } from './training-service';

serve(new TrainingService());

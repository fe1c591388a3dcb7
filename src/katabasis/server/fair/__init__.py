"""Who gets what when there is not enough: turns of bots to think, and quotas."""

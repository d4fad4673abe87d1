/**
 * @generated SignedSource<<f804b009a3e8d115772b005e76155a85>>
 * @relayHash 01a585aa4460f1e6ab6480a6e7ea4cab
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f48873fa5a89dacbf4730a3c807e41773d5644cb549285f3160b98d42a76312

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f48873fa5a89dacbf4730a3c807e41773d5644cb549285f3160b98d42a76312",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

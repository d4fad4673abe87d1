/**
 * @generated SignedSource<<142302b44c4b748230ae24e680458bbb>>
 * @relayHash 81f492fe5f39119047f1cec19259f220
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbb0051184e6a53d4c7edd4c1e41fdb20f9b701f62c63aaf43b136b4982b25e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dbb0051184e6a53d4c7edd4c1e41fdb20f9b701f62c63aaf43b136b4982b25e3",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

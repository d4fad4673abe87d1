/**
 * @generated SignedSource<<916ebde0e98312c7440321f9246a1343>>
 * @relayHash 1f054a2517259a1ed48c9e1d09c7d9a6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44f591dbb13cea119d9ca8cac3267b81dafb8d3bd8fc0dc1a00d5e6eed2893b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopRegistrationPageQuery } from './WorkshopRegistrationPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopRegistrationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44f591dbb13cea119d9ca8cac3267b81dafb8d3bd8fc0dc1a00d5e6eed2893b9",
    "metadata": {},
    "name": "WorkshopRegistrationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

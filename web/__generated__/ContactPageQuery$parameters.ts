/**
 * @generated SignedSource<<8b313e6bcddd4e41648179cb4951c0f2>>
 * @relayHash 0251739d30ef18c032fa4db70c7687ec
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 264dc61cd3feba48760a0aed2b23ef1e83526873169880535f419c14dc73514e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "264dc61cd3feba48760a0aed2b23ef1e83526873169880535f419c14dc73514e",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
